/**
 * Whether this run generates as many cases as CI does. `npm run test:thorough` sets `PORTICO_THOROUGH`; `npm test`
 * omits it, to stay below 15 minutes on two processors, and generates a part of the same cases.
 */
export const isThorough = process.env["PORTICO_THOROUGH"] !== undefined
