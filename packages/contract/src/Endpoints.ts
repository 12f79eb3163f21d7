/**
 * The endpoint table: every call of auth.md §7 and data.md §7 by its name. Whoever walks all rows (the provider, the
 * documentation, tests) reads it here; whoever calls one imports it from its half.
 *
 * @since 0.1.0
 */
import * as Auth from "./auth/Endpoints.ts"
import * as Data from "./data/Endpoints.ts"

/** Every row by its name: the authentication half under `auth`, the data half under `data`. */
export const endpoints: { readonly auth: typeof Auth; readonly data: typeof Data } = {
  auth: { ...Auth },
  data: { ...Data }
}
