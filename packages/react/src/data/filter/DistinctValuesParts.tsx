"use client"
/**
 * The unstyled parts of a distinct values list, to compose in any order inside `DistinctValuesParts.Root`.
 *
 * **Example** (Place the clear button first)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { DistinctValuesParts } from "@portico/react/data"
 *
 * const books = Query.from("books")
 *
 * export const languages = (
 *   <DistinctValuesParts.Root counts field="language" label="Language" query={books}>
 *     <DistinctValuesParts.Clear />
 *     <DistinctValuesParts.Problem />
 *     <DistinctValuesParts.List labelOf={(value) => String(value).toUpperCase()} />
 *     <DistinctValuesParts.Note />
 *     <DistinctValuesParts.More />
 *     <DistinctValuesParts.Status />
 *   </DistinctValuesParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
export {
  DistinctClear as Clear,
  DistinctList as List,
  DistinctMore as More,
  DistinctNote as Note,
  DistinctProblem as Problem,
  DistinctStatus as Status
} from "./DistinctParts.view.tsx"
export { DistinctValuesRoot as Root } from "./DistinctValues.tsx"
