/**
 * Words of the box that says why a collection is not shown, in Japanese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FailureMessages } from "../groups/Failure.ts"
import { seconds } from "./format.ts"

/** Words of the box that says why a collection is not shown. */
export const failure: FailureMessages = {
  retry: "もう一度試す",
  retryIn: (left) => `${seconds(left)}後にもう一度試す`,
  waitOver: "もう一度お試しいただけます。",
  signIn: "ログイン",
  reference: (reference) => `参照番号：${reference}`,
  copy: "参照番号をコピー",
  copied: "コピーしました。",
  copyFailed: "コピーできませんでした。参照番号を選択して、手動でコピーしてください。",
  developers: "開発者向け",
  code: "コード",
  fix: "対処方法",
  meaning: "意味",
  place: "場所",
  parameters: "値",
  mendable: "呼び出しに修正が必要な点があります。",
  faultless: "呼び出しに問題はありませんでした。時間をおいて試すと解決することがあります。"
}
