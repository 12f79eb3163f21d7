/**
 * Countries and languages to choose from, with names in the language of the page.
 *
 * @since 0.1.0
 */

// ISO 3166-1 alpha-2, as of 2025.
const countries =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"

// ISO 639-1. The languages of the provider's shops.
const languages =
  "ar bg ca cs da de el en es et fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tl tr uk vi zh"

type Choice = readonly [code: string, name: string]

/** Returns the name of a country by its two-letter code. Returns the input if it is not a code. */
export const countryName = (locale: string, code: string): string => nameOf(locale, "region", code, /^[A-Za-z]{2}$/)

/** Returns the name of a language by its BCP 47 tag. Returns the input if it is not a tag. */
export const languageName = (locale: string, tag: string): string =>
  nameOf(locale, "language", tag, /^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*$/)

/** Returns the code and name of every country, sorted by name. Includes `present` even if it is unknown. */
export const countryChoices = (locale: string, present?: string): ReadonlyArray<Choice> =>
  choices(countries, present, locale, countryName)

/** Returns the code and name of each language, sorted by name. Includes `present` even if it is unknown. */
export const languageChoices = (locale: string, present?: string): ReadonlyArray<Choice> =>
  choices(languages, present, locale, languageName)

const choices = (
  codes: string,
  present: string | undefined,
  locale: string,
  name: (locale: string, code: string) => string
): ReadonlyArray<Choice> => {
  const { compare } = new Intl.Collator(locale)
  const all = new Set([...codes.split(" "), ...(present === undefined || present === "" ? [] : [present])])
  return Array.from(all, (code) => [code, name(locale, code)] as const).toSorted(([, left], [, right]) =>
    compare(left, right)
  )
}

const nameOf = (locale: string, type: "region" | "language", code: string, shape: RegExp): string =>
  shape.test(code) ? (new Intl.DisplayNames(locale, { type, fallback: "code" }).of(code) ?? code) : code
