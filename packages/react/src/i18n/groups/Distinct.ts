/**
 * Words of a list of values to choose from.
 *
 * @since 0.1.0
 */

/** Words of a list of values to choose from. */
export interface DistinctMessages {
  readonly loading: string
  readonly empty: string
  readonly more: string
  readonly clear: string
  /** Said once no value is chosen any more. */
  readonly cleared: string
  /** Values are told without how many items have them: that could not be found out. */
  readonly uncounted: string
  /** How many items have a value, as it is said after the value: with the sign that stands between. */
  readonly items: (items: number) => string
}
