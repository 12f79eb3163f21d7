/**
 * Authorization code flows (auth.md §5, §7; RFC 6749 §4.1, RFC 7636): prepares the data of a flow, requests the address
 * of the sign-in page, parses the response, and exchanges the code for a member's tokens.
 *
 * @since 0.1.0
 */
export { InvalidVerifierLength } from "../session/internal/Pkce.ts"
export {
  begin,
  type BeginError,
  type BeginOptions,
  complete,
  type Completed,
  type CompleteError,
  isReturn,
  prepare,
  type PrepareError
} from "./internal/AuthorizationFlow.ts"
export {
  AuthorizationRefused,
  InvalidState,
  MissingCode,
  parse,
  type Returned
} from "./internal/AuthorizationResponse.ts"
export {
  addressOf,
  Authorization,
  type AuthorizationShape,
  type ExchangeCodeError,
  layer,
  type Opened,
  type OpenOptions,
  type ResponseModeName
} from "./internal/AuthorizationService.ts"
export { withoutResponse } from "./internal/ResponseAddress.ts"
export { isAllowed } from "./internal/ReturnAddress.ts"
