/**
 * Words of jobs on collections and their statuses, in Japanese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { type JobMessages, sayStatus } from "../groups/Job.ts"

/** Words of jobs on collections and their statuses. */
export const job: JobMessages = {
  kind: (kind) =>
    ({
      backup: "バックアップ",
      restoration: "復元",
      movement: "インポート・エクスポート",
      index: "インデックス",
      environment: "環境"
    })[kind],
  status: /*#__PURE__*/ sayStatus({
    backup: { PENDING: "進行中", READY: "準備完了", FAILED: "失敗", DELETED: "削除済み", CANCELED: "キャンセル済み" },
    restoration: { PENDING: "進行中", COMPLETED: "完了", FAILED: "失敗" },
    movement: {
      UNINITIALIZED: "未開始",
      INITIALIZING: "準備中",
      IN_PROGRESS: "進行中",
      COMPLETED: "完了",
      FAILED: "失敗",
      PARTIALLY_SUCCESSFUL: "一部完了"
    },
    index: {
      BUILDING: "構築中",
      ACTIVE: "有効",
      DROPPING: "削除中",
      DROPPED: "削除済み",
      FAILED: "失敗",
      INVALID: "無効"
    },
    environment: { LIVE: "本番", SANDBOX: "サンドボックス", SANDBOX_PREFERRED: "サンドボックス優先" }
  })
}
