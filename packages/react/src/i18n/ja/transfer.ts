/**
 * Words of files that items are moved into and out of, in Japanese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { TransferMessages } from "../groups/Transfer.ts"
import { number } from "./format.ts"

/** Words of files that items are moved into and out of. */
export const transfer: TransferMessages = {
  importTitle: (name) => `${name}にインポート`,
  pick: "ファイルを選択",
  drop: "またはここにドロップ",
  accepts: "表（CSV）、または1行に1オブジェクト（JSONL）",
  reading: (file) => `${file}を読み込んでいます…`,
  otherFile: "別のファイルを選択",
  format: "形式",
  formatName: (format) => (format === "CSV" ? "CSV（表）" : "JSONL（1行に1オブジェクト）"),
  previewCaption: (rows) => `最初の${number(rows)}行`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `最初の${number(checked)}行に誤りはありません。`
      : `最初の${number(checked)}行のうち${number(mistaken)}行に誤りがあります。それらは除かれ、最後に一覧表示されます。`,
  noRows: "このファイルには行がありません。",
  columns: "列",
  goesTo: (column) => `列 ${column} の行き先`,
  ownName: (column) => `${column}（そのままの名前）`,
  leaveOut: "なし（除く）",
  fieldType: (type) =>
    ({
      text: "テキスト",
      number: "数値",
      boolean: "はい／いいえ",
      date: "日付",
      list: "リスト",
      object: "オブジェクト",
      reference: "参照",
      mixed: "任意"
    })[type],
  mode: "すでにある項目",
  modeName: (mode) =>
    ({ OVERWRITE: "置き換える", SKIP_EXISTING: "そのままにする", TRUNCATE_BEFORE: "先にコレクションを空にする" })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "同じ _id の行が項目と入れ替わります。",
      SKIP_EXISTING: "新しい _id の行、または _id のない行だけが追加されます。",
      TRUNCATE_BEFORE: "最初の行を追加する前にすべての項目が削除されます。この操作は元に戻せません。"
    })[mode],
  start: "インポート",
  importing: (file) => `${file}をインポート中`,
  rows: (rows) => `現在${number(rows)}行`,
  read: (percent) => `ファイルの${number(percent)}%を処理済み`,
  stop: "停止",
  stopped: (rows) => `${number(rows)}行で停止しました。`,
  ended: (status, failed) =>
    ({
      COMPLETED: "すべての行を保存しました。",
      FAILED: "保存できた行はありません。",
      PARTIALLY_SUCCESSFUL: `完了しましたが、${number(failed)}行を保存できませんでした。`
    })[status],
  unfinished: (file, rows) => `${file}のインポートは${number(rows)}行で止まっています。`,
  chooseAgain: "同じファイルをもう一度選ぶと、そこから続きます。",
  otherThan: (file) => `${file}とは別のファイルか、その後変更されています。`,
  forget: "破棄",
  again: "別のファイルをインポート",
  fileFault: (what, reason) =>
    `${{ unreadable: "ファイルを読み込めませんでした。", header: "最初の行に列の名前がありません。", notTruncated: "最初の行に誤りがあるか、行がありません。何も削除していません。", notText: "テキストファイルではありません。UTF-8で保存した表（CSV）または1行に1オブジェクトのファイル（JSONL）を選んでください。" }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  exportTitle: (name) => `${name}をエクスポート`,
  scope: "対象の項目",
  scopeName: (scope, amount) => {
    const said = { all: "すべての項目", filter: "フィルターに一致するもの", selection: "選択したもの" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "エクスポート",
  exportAgain: "もう一度エクスポート",
  written: (done, total) => `これまでにファイルに入った項目: ${number(total)}件中${number(done)}件。`,
  collecting: (done, total) => `フィールドを調べています: ${number(total)}件中${number(done)}件…`,
  fields: (chosen, all) =>
    chosen === all ? "すべてのフィールド" : `フィールド: ${number(all)}件中${number(chosen)}件`,
  exporting: (done, total) =>
    total === undefined ? "項目を数えています…" : `${number(total)}件中${number(done)}件を書き込み中…`,
  ready: (amount) => `ファイルができました（${number(amount)}件）。`,
  download: (file) => `${file}を保存`,
  empty: "エクスポートするものがありません。",
  unfit: (id, reason) => `項目 ${id} を書き込めません: ${reason}`,
  close: "閉じる"
}
