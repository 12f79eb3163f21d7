/**
 * Field names that are known only at run time.
 *
 * @since 0.1.0
 */

/**
 * The type of an argument that expects one of these names. It also accepts a name of type `string`, for example one
 * that the user selected; the caller is responsible for its validity.
 */
export type Known<Given extends string, Name extends string> = string extends Given ? string : Name
