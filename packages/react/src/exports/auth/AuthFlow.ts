/** `AuthFlow` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { AuthFlow, type AuthFlowProps } from "../../auth/flow/AuthFlow.tsx"
export * as AuthFlowParts from "../../auth/flow/AuthFlowParts.tsx"
export type { AuthFlowRootProps } from "../../auth/flow/AuthFlowParts.tsx"
export {
  FlowNote,
  type FlowNoteProps,
  FlowLinksView,
  type FlowLinksViewProps
} from "../../auth/flow/AuthFlowParts.view.tsx"
