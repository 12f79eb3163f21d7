import { useUnsaved } from "../../form/useUnsaved.ts"
import { isBusy } from "./Bulk.ts"
import { useBulkContext, verbOf } from "./BulkContext.ts"
import { Confirm } from "./Confirm.view.tsx"

/**
 * Shows a confirmation dialog for an action, with the number of affected items. It also shows a dialog if the user
 * tries to leave the page while an operation is under way.
 */
export function BulkConfirm() {
  const { ask, asked, classOf, name, onAct, state, words } = useBulkContext("Bulk.Confirm")
  // The operation may have ended with failed items while the dialog was open. The user must see them before they leave.
  const { isAsking, leave, stay } = useUnsaved(isBusy(state), { onceSaved: "stay" })
  if (isAsking) {
    return (
      <Confirm
        cancelLabel={words.stay}
        classOf={classOf}
        confirmLabel={words.leave}
        onCancel={stay}
        onConfirm={leave}
        title={words.leaveTitle}
      >
        <p>{words.leaveText}</p>
      </Confirm>
    )
  }
  if (asked === undefined) return null
  const verb = verbOf(asked.kind)
  return (
    <Confirm
      cancelLabel={words.cancel}
      classOf={classOf}
      confirmLabel={asked.label}
      onCancel={() => ask(undefined)}
      onConfirm={() => {
        ask(undefined)
        onAct(asked)
      }}
      phrase={asked.kind === "truncate" ? { label: words.typeName(name), text: name } : undefined}
      title={words.confirmTitle(verb, asked.count, name)}
    >
      <p>{words.confirmText(verb)}</p>
    </Confirm>
  )
}
