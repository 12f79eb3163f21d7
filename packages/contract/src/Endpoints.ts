/**
 * The endpoint table: every call of the authentication and data APIs by name. The provider and the tests use the whole
 * table. The client imports single rows from `auth/Endpoints` and `data/Endpoints` (auth.md §7, data.md §7).
 *
 * @since 0.1.0
 */
import * as Account from "./auth/AccountEndpoints.ts"
import * as Auth from "./auth/Endpoints.ts"
import * as Data from "./data/Endpoints.ts"

/**
 * Every row by name: the authentication API under `auth`, the data API under `data`, and the extension that the
 * specification does not have under `account`.
 */
export const endpoints: { readonly auth: typeof Auth; readonly data: typeof Data; readonly account: typeof Account } = {
  auth: { ...Auth },
  data: { ...Data },
  account: { ...Account }
}
