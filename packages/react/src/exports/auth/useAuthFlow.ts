/** `useAuthFlow` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type AuthFlowController,
  type AuthFlowOptions,
  type ScreenChange,
  useAuthFlow
} from "../../auth/flow/useAuthFlow.ts"
