/**
 * Words of a search, in Japanese.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SearchMessages } from "../groups/Search.ts"
import { count, number } from "./format.ts"

/** Words of a search. */
export const search: SearchMessages = {
  label: "検索",
  submit: "検索する",
  clear: "検索を消す",
  mode: "次の語を含むもの",
  allWords: "すべての語",
  anyWord: "いずれかの語",
  fuzzy: "似た綴りも",
  searching: "検索しています…",
  results: (found, more, text) =>
    more ? `「${text}」：最初の${number(found)}件` : `「${text}」：${count(found, { other: "#件" })}`,
  noResults: (text) => `「${text}」は見つかりませんでした。`,
  hint: "語を減らすか、別の語をお試しください。",
  tryAny: "いずれかの語で検索",
  tryFuzzy: "似た綴りも検索",
  retry: "もう一度試す",
  signIn: "ログイン"
}
