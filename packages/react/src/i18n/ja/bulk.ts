/**
 * Words of what is done to many items at a time, in Japanese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { BulkMessages } from "../groups/Bulk.ts"
import { number } from "./format.ts"

/** Words of what is done to many items at a time. */
export const bulk: BulkMessages = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "一致するものをすべて選択中" : `選択中: ${number(selected)}`}${excepted === 0 ? "" : `、除外: ${number(excepted)}`}`,
  clear: "選択を解除",
  act: (verb) => ({ add: "追加", change: "変更", remove: "削除", truncate: "空にする" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `${name}を空にしますか？`
      : `${{ add: "追加: ", change: "変更: ", remove: "削除: ", truncate: "空にする: " }[verb]}${amount === undefined ? "一致するすべてでよろしいですか？" : `${number(amount)}件でよろしいですか？`}`,
  confirmText: (verb) =>
    ({
      add: "コレクションに追加されます。",
      change: "この操作は元に戻せません。",
      remove: "この操作は元に戻せません。",
      truncate: "すべての項目が削除されます。この操作は元に戻せません。"
    })[verb],
  typeName: (name) => `続けるには ${name} と入力してください`,
  cancel: "キャンセル",
  gathering: (found) => `項目を探しています… 現在${number(found)}件`,
  running: (verb) =>
    ({ add: "追加しています…", change: "変更しています…", remove: "削除しています…", truncate: "空にしています…" })[
      verb
    ],
  progress: (done, total) => `${number(total)}件中${number(done)}件`,
  percent: (percent) => `${number(percent)}%`,
  left: (left) => `残り${number(left)}件`,
  stop: "停止",
  stopping: "停止中です。進行中のものが終わるのを待っています…",
  stopWaiting: "待たない",
  finished: (failed, total) =>
    failed === 0
      ? "すべて完了しました。"
      : failed >= total
        ? "すべて失敗しました。"
        : `完了しましたが、${number(failed)}件が失敗しました。`,
  emptied: (name) => `${name}は空になりました。`,
  cancelled: (done, total) => `${number(total)}件中${number(done)}件で停止しました。`,
  cancelledEarly: "停止しました。何も変更していません。",
  untouched: "残りはそのままです。",
  uncertain: "進行中だったものは、実行されたかどうかわかりません。",
  tally: (status, amount) =>
    `${{ inserted: "追加", updated: "変更", removed: "削除", skipped: "スキップ", failed: "失敗", unknown: "不明" }[status]}: ${number(amount)}`,
  goOn: "続ける",
  goesOn: "接続が戻ると自動的に続きます。",
  retryFailed: (failed) => `失敗した${number(failed)}件を再試行`,
  saveAs: (format) => `${format}として保存`,
  done: "閉じる",
  reportCaption: (rows) => `失敗: ${number(rows)}件`,
  place: "番号",
  line: "行",
  item: "項目",
  field: "フィールド",
  reason: "理由",
  showMore: (rows) => `さらに${number(rows)}件表示`,
  reasonUnknown: "実行されたかどうかわかりません。",
  reasonGone: "もうありません。",
  reasonForbidden: "この項目を変更する権限がありません。",
  reasonTooLarge: "大きすぎて送信できません。",
  denied: "この操作を行う権限がありません。",
  signIn: "この操作にはログインが必要です。選択内容は残ります。",
  signInNow: "ログイン",
  leaveTitle: "処理中ですが移動しますか？",
  leaveText: "まだ始まっていないものは実行されません。",
  leave: "移動する",
  stay: "とどまる"
}
