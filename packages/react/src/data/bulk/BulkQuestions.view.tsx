import { useUnsaved } from "../../form/useUnsaved.ts"
import { isBusy } from "./Bulk.ts"
import { useBulkContext, verbOf } from "./BulkContext.ts"
import { Confirm } from "./Confirm.view.tsx"

/**
 * Asks before what cannot be undone, and says how many items it is about. It also asks before the page is left while
 * something is under way.
 */
export function BulkConfirm() {
  const { ask, asked, classOf, name, onAct, state, words } = useBulkContext("Bulk.Confirm")
  // Work that ended meanwhile may have left refused items: they are shown before the page is left.
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
