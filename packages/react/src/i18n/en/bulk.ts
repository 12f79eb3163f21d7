/**
 * Words of what is done to many items at a time, in English.
 *
 * @since 0.1.0
 */
import type { BulkMessages } from "../groups/Bulk.ts"
import { count, number } from "./format.ts"

const items = (value: number): string => count(value, "item", "items")

const acts = { add: "Add", change: "Change", remove: "Remove", truncate: "Empty" }

/** Words of what is done to many items at a time. */
export const bulk: BulkMessages = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "All that match" : items(selected)} selected${excepted === 0 ? "" : `, ${number(excepted)} left out`}`,
  clear: "Clear selection",
  act: (verb) => acts[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `Empty ${name}?`
      : `${acts[verb]} ${amount === undefined ? "all items that match" : items(amount)}?`,
  confirmText: (verb) => {
    if (verb === "add") return "They are added to the collection."
    if (verb === "truncate") return "Every item is removed. This cannot be undone."
    return "This cannot be undone."
  },
  typeName: (name) => `To go on, type ${name}`,
  cancel: "Cancel",
  gathering: (found) => `Finding the items… ${number(found)} so far`,
  running: (verb) => ({ add: "Adding…", change: "Changing…", remove: "Removing…", truncate: "Emptying…" })[verb],
  progress: (done, total) => `${number(done)} of ${number(total)}`,
  percent: (percent) => `${number(percent)} %`,
  left: (left) => `${number(left)} left`,
  stop: "Stop",
  stopping: "Stopping: what is under way is finished first…",
  stopWaiting: "Do not wait",
  finished: (failed, total) => {
    if (failed === 0) return "All done."
    return failed >= total ? "None of it worked." : `Done, but ${items(failed)} did not work.`
  },
  emptied: (name) => `${name} is empty now.`,
  cancelled: (done, total) => `Stopped after ${number(done)} of ${items(total)}.`,
  cancelledEarly: "Stopped. Nothing was touched.",
  untouched: "The others were not touched.",
  uncertain: "What was under way may have been done or not.",
  tally: (status, amount) =>
    `${number(amount)} ${{ inserted: "added", updated: "changed", removed: "removed", skipped: "skipped", failed: "failed", unknown: "unknown" }[status]}`,
  goOn: "Go on",
  goesOn: "It goes on by itself once you are connected.",
  retryFailed: (failed) => `Try ${items(failed)} again`,
  saveAs: (format) => `Save as ${format}`,
  done: "Close",
  reportCaption: (rows) => `${items(rows)} did not work`,
  place: "Place",
  line: "Line",
  item: "Item",
  field: "Field",
  reason: "Reason",
  showMore: (rows) => `Show ${number(rows)} more`,
  reasonUnknown: "It is not known whether this was done.",
  reasonGone: "It is not there any more.",
  reasonForbidden: "You may not change this item.",
  reasonTooLarge: "It is too large to be sent.",
  denied: "You do not have permission to do this.",
  signIn: "Sign in to do this. What you chose is kept.",
  signInNow: "Sign in",
  leaveTitle: "Leave while this goes on?",
  leaveText: "What was not begun yet will not be done.",
  leave: "Leave",
  stay: "Stay"
}
