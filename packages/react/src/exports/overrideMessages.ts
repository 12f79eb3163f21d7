/** `overrideMessages` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type GroupOverrides,
  type MessageGroups,
  type MessageOverrides,
  type Messages,
  overrideMessages,
  type ProblemMessages
} from "../i18n/messages/Messages.ts"
