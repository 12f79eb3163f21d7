/** `limitText` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type ItemMessages,
  type LimitForms,
  limitText,
  type PatchMessages,
  type ReferenceMessages
} from "../i18n/messages/ItemMessages.ts"
