/**
 * Words of jobs on collections and their statuses, in Hebrew.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { type JobMessages, sayStatus } from "../groups/Job.ts"

/** Words of jobs on collections and their statuses. */
export const job: JobMessages = {
  kind: (kind) =>
    ({ backup: "גיבוי", restoration: "שחזור", movement: "ייבוא או ייצוא", index: "אינדקס", environment: "סביבה" })[
      kind
    ],
  status: /*#__PURE__*/ sayStatus({
    backup: { PENDING: "מתבצע", READY: "מוכן", FAILED: "נכשל", DELETED: "נמחק", CANCELED: "בוטל" },
    restoration: { PENDING: "מתבצע", COMPLETED: "הושלם", FAILED: "נכשל" },
    movement: {
      UNINITIALIZED: "לא התחיל",
      INITIALIZING: "בהכנה",
      IN_PROGRESS: "מתבצע",
      COMPLETED: "הושלם",
      FAILED: "נכשל",
      PARTIALLY_SUCCESSFUL: "הושלם בחלקו"
    },
    index: { BUILDING: "נבנה", ACTIVE: "פעיל", DROPPING: "בהסרה", DROPPED: "הוסר", FAILED: "נכשל", INVALID: "לא תקין" },
    environment: { LIVE: "חי", SANDBOX: "ארגז חול", SANDBOX_PREFERRED: "ארגז חול בעדיפות" }
  })
}
