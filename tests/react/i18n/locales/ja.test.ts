import { ja } from "../../../../packages/react/src/i18n/locales/ja.ts"
import { formatOf } from "../../../../packages/react/src/i18n/messages/Format.ts"
import { describeCatalog } from "../catalog.ts"

const { count } = formatOf<never>("ja")

type Plurals = Parameters<typeof count>[1]

const plurals: Plurals = { other: "other" }

describeCatalog(ja, {
  plurals,
  count: (value) => count(value, plurals),
  letter: /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  foreign: ["Cookie"],
  same: ["bulk.percent"]
})
