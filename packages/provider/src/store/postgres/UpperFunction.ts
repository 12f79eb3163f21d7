/**
 * The SQL function that converts strings to upper case in the same way as `engine/pipeline/Upper`.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { toUpper } from "../../engine/pipeline/Upper.ts"
import { quote } from "./SqlText.ts"

/** The definition of the function in PL/pgSQL. */
export interface UpperFunction {
  readonly signature: string
  readonly returns: string
  readonly body: string
}

/**
 * Returns the function that converts strings to upper case. The letters in `lacking` need a translation from `given` to
 * `raised`, because the database converts them differently.
 */
export const make = (lacking: string, given: string, raised: string): UpperFunction => ({
  signature: "calc_upper(jsonb)",
  returns: "jsonb",
  body: `DECLARE given text; BEGIN
     IF jsonb_typeof($1) IS DISTINCT FROM 'string' THEN RETURN NULL; END IF;
     given := $1 #>> '{}';
     RETURN to_jsonb(CASE
       WHEN octet_length(given) = length(given) THEN upper(given COLLATE "C")
       WHEN ${lacking === "" ? "TRUE" : `given !~ ${quote(`[${lacking}]`)}`} THEN upper(given)
       ELSE translate(given, ${quote(given)}, ${quote(raised)}) END); END`
})

/**
 * The upper case function for the letters of this program. The letters that the database converts differently depend on
 * its version and operating system.
 */
export const forLetters: Effect.Effect<UpperFunction, SqlError, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const all = lettersWithCase()
  const rows = yield* sql<{ letter: string }>`
    SELECT letter FROM unnest(${all}::text[], ${all.map(toUpper)}::text[]) AS pair (letter, raised)
    WHERE upper(letter) <> raised ORDER BY letter COLLATE "C"`
  const cased = all.filter((letter) => toUpper(letter) !== letter)
  return make(rows.map(({ letter }) => letter).join(""), cased.join(""), cased.map(toUpper).join(""))
})

// No script above this code point has letters with case.
const lastWithCase = 0x1ffff

const lettersWithCase = (): ReadonlyArray<string> =>
  Array.from({ length: lastWithCase }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{Changes_When_Casemapped}/u.test(letter))
