/**
 * Names of fields that are only known while the page runs.
 *
 * @since 0.1.0
 */

/**
 * What may be given where one of these names is expected: one of them, or a name that the compiler does not know, such as
 * what a person picked. That is the business of whoever picked it.
 */
export type Known<Given extends string, Name extends string> = string extends Given ? string : Name
