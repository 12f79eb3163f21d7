import { assert } from "vitest"

/** An error that the client throws for a call. */
export interface Refused extends Error {
  readonly code?: string
  readonly details?: {
    readonly applicationError?: { readonly code?: string; readonly description?: string; readonly data?: unknown }
    readonly validationError?: { readonly fieldViolations: ReadonlyArray<object> }
  }
}

/** Returns the error that a call throws. */
export const thrownBy = (call: Promise<unknown>): Promise<Refused> =>
  call.then(
    (answer) => assert.fail(`It was answered: ${JSON.stringify(answer)}`),
    (error: Refused) => error
  )

/** Returns the code of the error that a call throws. */
export const refusalOf = async (call: Promise<unknown>): Promise<string> => {
  const { code, details, message } = await thrownBy(call)
  return details?.applicationError?.code ?? code ?? (details?.validationError === undefined ? message : "validation")
}
