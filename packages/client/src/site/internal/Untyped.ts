/**
 * The type of values from site code that is written in plain JavaScript.
 *
 * @since 0.1.0
 */

/**
 * A value from site code. It is `any`, because the facade passes it unchecked to a service, whose own checks report what
 * is wrong.
 */
export type Untyped = any
