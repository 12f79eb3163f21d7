/**
 * The SQL functions that implement `engine/pipeline/Expression`. They accept and return `jsonb`, with NULL for null.
 * Those that compute values never fail; a value that cannot be computed is NULL.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Deadline from "./DeadlineSql.ts"
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { quote } from "./SqlText.ts"
import * as UpperFunction from "./UpperFunction.ts"

/** The SQLSTATEs of errors that a statement raises on purpose. */
export const tooMany = { rows: "PL001", bytes: "PL002", pageBytes: "PL005" } as const

/** Creates the functions, or replaces those with a different body in this version. */
export const define: Effect.Effect<void, SqlError, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const wanted: ReadonlyArray<Definition> = [...functions, yield* UpperFunction.forLetters]
  const found = yield* sql<{ signature: string; body: string }>`
    SELECT wanted.signature, prosrc AS body
    FROM unnest(${wanted.map(({ signature }) => signature)}::text[]) AS wanted (signature)
    JOIN pg_proc ON oid = to_regprocedure(wanted.signature)`
  const bodies = new Map(found.map(({ body, signature }) => [signature, body]))
  for (const { body, cost = 100, returns, signature, volatile = false } of wanted) {
    if (bodies.get(signature) === body) continue
    yield* sql.unsafe(
      `CREATE OR REPLACE FUNCTION ${signature} RETURNS ${returns} LANGUAGE plpgsql ` +
        `${volatile ? "VOLATILE" : "IMMUTABLE"} PARALLEL SAFE COST ${cost} AS ${quote(body)}`
    )
  }
  for (const [name, step] of aggregates) {
    const exists = yield* sql<{ found: boolean }>`
      SELECT aggcombinefn <> 0 AS found FROM pg_aggregate WHERE aggfnoid = to_regprocedure(${`${name}(jsonb)`})`
    if (exists[0]?.found === true) continue
    // Without `combinefunc`, the results of parallel workers could not be combined.
    yield* sql.unsafe(
      `CREATE OR REPLACE AGGREGATE ${name}(jsonb) ` +
        `(sfunc = ${step}, stype = jsonb, combinefunc = ${step}, parallel = safe)`
    )
  }
})

interface Definition {
  readonly signature: string
  readonly returns: string
  readonly body: string
  readonly volatile?: boolean
  /** The planner's estimate of the cost of a call. 100 by default, as for all functions of the language. */
  readonly cost?: number
}

const value = (signature: string, body: string): Definition => ({ signature, returns: "jsonb", body })

const numeric = (name: string, expression: string): Definition =>
  value(
    `${name}(jsonb)`,
    `BEGIN RETURN CASE jsonb_typeof($1) WHEN 'number' THEN to_jsonb(${expression}($1::float8)) END; END`
  )

/** Returns PL/pgSQL that reads a number within the limits of `Decimal.bounded`, and returns NULL if there is none. */
const read = (number: string, operand: string): string =>
  `IF jsonb_typeof(${operand}) IS DISTINCT FROM 'number' THEN RETURN NULL; END IF;
   ${number} := ${operand}::float8;
   ${bound(number)}`

const bound = (number: string): string =>
  `IF abs(${number}) > 1e150 THEN RETURN NULL; ELSIF abs(${number}) < 1e-150 THEN ${number} := 0; END IF;`

// Above this limit, the database's output is not always the shortest decimal.
const json = (number: string): string =>
  `CASE WHEN abs(${number}) < 18014398509481984 THEN to_jsonb(${number}) ELSE calc_shortest(${number}) END`

/**
 * A function of many operands, in two forms. The second form receives each different operand once, and the places of
 * all operands among them: an array with 400 copies of a long string takes more than a second to allocate.
 */
const ofMany = (name: string, declared: string, step: string, result: string): ReadonlyArray<Definition> => [
  value(
    `${name}(jsonb[])`,
    `DECLARE operand jsonb; ${declared} BEGIN
     FOREACH operand IN ARRAY $1 LOOP ${step} END LOOP;
     RETURN ${result}; END`
  ),
  value(
    `${name}(jsonb[], int[])`,
    `DECLARE operand jsonb; place int; ${declared} BEGIN
     FOREACH place IN ARRAY $2 LOOP operand := $1[place]; ${step} END LOOP;
     RETURN ${result}; END`
  )
]

// The function body has no EXCEPTION blocks, because parallel workers cannot run them.
const stepwise = (name: string, start: string, operator: string): ReadonlyArray<Definition> =>
  ofMany(
    name,
    `result float8 := ${start}; number float8;`,
    `${read("number", "operand")}
       result := result ${operator} number;
       ${bound("result")}`,
    json("result")
  )

const two = (name: string, body: string): Definition =>
  value(
    `${name}(jsonb, jsonb)`,
    `DECLARE one float8; other float8; BEGIN ${read("one", "$1")} ${read("other", "$2")} ${body} END`
  )

const functions: ReadonlyArray<Definition> = [
  value(
    "calc_shortest(float8)",
    `DECLARE found numeric := $1::text::numeric; shorter numeric; BEGIN
     FOR places IN 0..20 LOOP
       shorter := round(found, -(length(trunc(abs(found))::text) - 17 + places));
       EXIT WHEN shorter::float8 <> $1;
       found := shorter;
     END LOOP;
     RETURN to_jsonb(found); END`
  ),
  value(
    "calc_double(numeric)",
    // Values beyond these limits could overflow a double, and are far outside the permitted range.
    `DECLARE result float8; BEGIN
     IF abs($1) > 1e200 THEN RETURN NULL; END IF;
     result := CASE WHEN abs($1) < 1e-200 THEN 0 ELSE $1::float8 END;
     ${bound("result")}
     RETURN ${json("result")}; END`
  ),
  ...stepwise("calc_add", "0", "+"),
  ...stepwise("calc_multiply", "1", "*"),
  ...ofMany(
    "calc_sum",
    "result numeric := 0;",
    "IF jsonb_typeof(operand) = 'number' THEN result := result + operand::numeric; END IF;",
    "calc_double(result)"
  ),
  two("calc_subtract", `one := one - other; ${bound("one")} RETURN ${json("one")};`),
  two(
    "calc_divide",
    `IF other = 0 THEN RETURN NULL; END IF; one := one / other; ${bound("one")} RETURN ${json("one")};`
  ),
  // The string form of a double is its shortest decimal.
  two("calc_mod", `RETURN CASE WHEN other <> 0 THEN calc_double(mod(one::text::numeric, other::text::numeric)) END;`),
  numeric("calc_abs", "abs"),
  numeric("calc_floor", "floor"),
  numeric("calc_ceil", "ceil"),
  ...ofMany(
    "calc_concat",
    "result text := '';",
    // Stops at the limit: joining many long strings takes seconds, during which nothing can cancel the statement.
    `IF jsonb_typeof(operand) IS DISTINCT FROM 'string' THEN RETURN NULL; END IF;
       result := result || (operand #>> '{}');
       IF octet_length(result) > ${Limits.maximumItemBytes} THEN RETURN NULL; END IF;`,
    "to_jsonb(result)"
  ),
  value(
    "calc_stringify(jsonb)",
    `DECLARE digits text; BEGIN
     IF jsonb_typeof($1) = 'number' AND abs($1::numeric) >= 1e21 THEN
       digits := abs($1::numeric)::text;
       RETURN to_jsonb(CASE WHEN $1::numeric < 0 THEN '-' ELSE '' END || left(digits, 1)
         || rtrim('.' || rtrim(substr(digits, 2), '0'), '.') || 'e+' || length(digits) - 1);
     END IF;
     RETURN CASE jsonb_typeof($1)
       WHEN 'string' THEN $1
       WHEN 'boolean' THEN to_jsonb($1::text)
       WHEN 'array' THEN to_jsonb($1::text)
       WHEN 'number' THEN to_jsonb(CASE
         WHEN $1::numeric = 0 OR abs($1::numeric) >= 1e-6 THEN trim_scale($1::numeric)::text
         ELSE regexp_replace($1::float8::text, 'e([+-])0', 'e\\1') END)
       WHEN 'object' THEN CASE
         WHEN $1 - '$date' = '{}' AND jsonb_typeof($1->'$date') = 'string' THEN $1->'$date'
         ELSE to_jsonb($1::text) END
       END; END`
  ),
  value(
    "calc_lower(jsonb)",
    `BEGIN RETURN CASE jsonb_typeof($1) WHEN 'string' THEN to_jsonb(fold($1 #>> '{}')) END; END`
  ),
  value(
    "calc_length(jsonb)",
    `BEGIN RETURN CASE jsonb_typeof($1) WHEN 'string' THEN to_jsonb(length($1 #>> '{}'))
       WHEN 'array' THEN to_jsonb(jsonb_array_length($1)) END; END`
  ),
  value(
    "calc_substring(jsonb, jsonb, jsonb)",
    `DECLARE given text; size float8; start float8; BEGIN
     IF jsonb_typeof($1) IS DISTINCT FROM 'string' OR jsonb_typeof($2) IS DISTINCT FROM 'number'
       OR jsonb_typeof($3) IS DISTINCT FROM 'number' THEN RETURN NULL; END IF;
     given := $1 #>> '{}';
     size := length(given);
     start := floor($2::float8);
     start := least(greatest(CASE WHEN start < 0 THEN size + start ELSE start END, 0), size);
     RETURN to_jsonb(substr(given, start::int + 1, least(greatest(floor($3::float8), 0), size)::int)); END`
  ),
  value(
    "calc_put(jsonb, text[], jsonb)",
    `DECLARE child jsonb; BEGIN
     IF cardinality($2) > 1 THEN
       child := $1->$2[1];
       RETURN $1 || jsonb_build_object($2[1],
         calc_put(CASE jsonb_typeof(child) WHEN 'object' THEN child ELSE '{}'::jsonb END, $2[2:], $3));
     END IF;
     RETURN $1 || jsonb_build_object($2[1], $3); END`
  ),
  value(
    "calc_copy(jsonb, text[], jsonb)",
    `BEGIN RETURN CASE WHEN $3 IS NULL THEN $1 ELSE calc_put($1, $2, $3) END; END`
  ),
  value(
    "calc_drop(jsonb, text[])",
    `BEGIN
     IF cardinality($2) = 1 THEN RETURN $1 - $2[1]; END IF;
     RETURN CASE jsonb_typeof($1->$2[1])
       WHEN 'object' THEN $1 || jsonb_build_object($2[1], calc_drop($1->$2[1], $2[2:])) ELSE $1 END; END`
  ),
  value(
    "calc_entries(jsonb)",
    `BEGIN
     IF jsonb_typeof($1) IS DISTINCT FROM 'object' THEN RETURN NULL; END IF;
     IF $1 - '$date' = '{}' AND jsonb_typeof($1->'$date') IS NOT DISTINCT FROM 'string' THEN RETURN NULL; END IF;
     RETURN coalesce((SELECT jsonb_agg(jsonb_build_object('k', key, 'v', value) ORDER BY place)
       FROM jsonb_each($1) WITH ORDINALITY AS entry (key, value, place)), '[]'); END`
  ),
  value("calc_smaller(jsonb, jsonb)", `BEGIN RETURN least($1, $2); END`),
  value("calc_larger(jsonb, jsonb)", `BEGIN RETURN greatest($1, $2); END`),
  value(
    "calc_bounded(jsonb)",
    `BEGIN
     IF pg_column_size($1) > ${Limits.maximumRowBytes} THEN RAISE EXCEPTION USING ERRCODE = '${tooMany.bytes}'; END IF;
     RETURN $1; END`
  ),
  value(
    "calc_copied(jsonb, jsonb)",
    `BEGIN
     IF jsonb_array_length($1) > 25 AND jsonb_array_length($1) * pg_column_size($2 || '{}')::float8 > ${Limits.maximumUnwoundBytes}
       THEN RAISE EXCEPTION USING ERRCODE = '${tooMany.rows}'; END IF;
     RETURN $1; END`
  ),
  {
    signature: "calc_oversized()",
    returns: "jsonb",
    volatile: true,
    body: `BEGIN RAISE EXCEPTION USING ERRCODE = '${tooMany.bytes}'; END`
  },
  {
    signature: "calc_oversized_page()",
    returns: "jsonb",
    volatile: true,
    body: `BEGIN RAISE EXCEPTION USING ERRCODE = '${tooMany.pageBytes}'; END`
  },
  {
    signature: "calc_refuse()",
    returns: "bigint",
    volatile: true,
    body: `BEGIN RAISE EXCEPTION USING ERRCODE = '${tooMany.rows}'; END`
  },
  {
    signature: "calc_late()",
    returns: "bigint",
    volatile: true,
    // A low cost prevents the planner from moving deadline checks behind other conditions. The function is called at
    // most once per statement.
    cost: 0.001,
    body: `BEGIN RAISE EXCEPTION USING ERRCODE = '${Deadline.deadlineExceeded}', MESSAGE = 'late'; END`
  },
  {
    signature: "calc_unread()",
    returns: "boolean",
    volatile: true,
    body: `BEGIN RAISE EXCEPTION USING ERRCODE = '${Deadline.wordsMissing}'; END`
  }
]

const aggregates = [
  ["calc_smallest", "calc_smaller"],
  ["calc_largest", "calc_larger"]
] as const

const known = [...functions, UpperFunction.make("", "", "")]

/** The names of all functions and aggregates that are defined here. */
export const names: ReadonlyArray<string> = [
  ...known.map(({ signature }) => signature.slice(0, signature.indexOf("("))),
  ...aggregates.map(([name]) => name)
]

/** The version of these definitions and of their letters. */
export const version = JSON.stringify([known, aggregates, "combinefunc", process.versions["unicode"]])
