/**
 * Words of jobs on collections and their statuses, in Arabic.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { type JobMessages, sayStatus } from "../groups/Job.ts"

/** Words of jobs on collections and their statuses. */
export const job: JobMessages = {
  kind: (kind) =>
    ({
      backup: "نسخة احتياطية",
      restoration: "استعادة",
      movement: "استيراد أو تصدير",
      index: "فهرس",
      environment: "بيئة"
    })[kind],
  status: /*#__PURE__*/ sayStatus({
    backup: { PENDING: "قيد التنفيذ", READY: "جاهزة", FAILED: "فشلت", DELETED: "محذوفة", CANCELED: "ملغاة" },
    restoration: { PENDING: "قيد التنفيذ", COMPLETED: "مكتملة", FAILED: "فشلت" },
    movement: {
      UNINITIALIZED: "لم يبدأ",
      INITIALIZING: "قيد التحضير",
      IN_PROGRESS: "قيد التنفيذ",
      COMPLETED: "مكتمل",
      FAILED: "فشل",
      PARTIALLY_SUCCESSFUL: "مكتمل جزئيًا"
    },
    index: {
      BUILDING: "قيد البناء",
      ACTIVE: "نشط",
      DROPPING: "قيد الإزالة",
      DROPPED: "مُزال",
      FAILED: "فشل",
      INVALID: "غير صالح"
    },
    environment: { LIVE: "مباشرة", SANDBOX: "بيئة تجربة", SANDBOX_PREFERRED: "تُفضّل التجربة" }
  })
}
