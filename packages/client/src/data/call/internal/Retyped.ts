/**
 * Changes the type of a value without changing the value.
 *
 * @since 0.1.0
 */

/**
 * Returns a value with the type that its caller expects. Builders use it if a step changes type parameters that exist
 * only at compile time, such as the selected fields of a query.
 */
export const retyped = (value: object): never => value as never
