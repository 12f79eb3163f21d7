/**
 * For every code of the catalog, a call that provokes it (data.md §8): one line of plain site code and, if the
 * services can return the code, the same call through them. `docs/errors.md` shows the lines.
 */
import * as Answers from "./provocations/Answers.ts"
import * as Builders from "./provocations/Builders.ts"
import * as Calls from "./provocations/Calls.ts"
import * as Models from "./provocations/Models.ts"
import type { Provocation, Provocations } from "./provocations/Provocation.ts"

/** The provocations of all codes. */
export const provocations: Provocations = {
  ...Calls.provocations,
  ...Builders.provocations,
  ...Models.provocations,
  ...Answers.provocations
}

/** Returns the source line of a provocation, as documentation shows it. */
export const lineOf = ({ site }: Pick<Provocation, "site">): string =>
  site
    .toString()
    .replace(/^\(?site\)?\s*=>\s*/, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([({[]) | ([)\]])/g, (_, open = "", close = "") => (open === "{" ? "{ " : `${open}${close}`))
    .replaceAll(/(?<=\)) \./g, ".")
