/**
 * Words that help to find a stronger password, in Japanese.
 *
 * @since 0.1.0
 */
import type { StrengthMessages } from "../groups/Strength.ts"

/** Words that help to find a stronger password. */
export const strength: StrengthMessages = {
  common: "多くの人が使っているパスワードです。ほかの人が思いつかない言葉の組み合わせにしてください。",
  personal: "あなたを知っている人には簡単に推測されます。あなたと関係のない言葉を加えてください。",
  repeated: "繰り返しは簡単に推測されます。違う言葉を加えてください。",
  sequence: "abcや321のような並びは簡単に推測されます。つながりのない言葉を加えてください。",
  keys: "隣り合うキーは簡単に推測されます。つながりのない言葉を加えてください。",
  date: "日付や年は簡単に推測されます。つながりのない言葉を加えてください。",
  longer: "もう1つか2つ言葉を加えてください。あまり使われない言葉のほうが安全です。"
}
