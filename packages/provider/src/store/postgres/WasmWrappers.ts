/**
 * Prevents a crash of Node 24. After some calls, V8 compiles a wrapper of each function that WebAssembly imports. All
 * threads share the wrappers, and V8 13 can free one that another thread has just started to use
 * (https://github.com/nodejs/node/issues/64500).
 *
 * @since 0.1.0
 */
import { setFlagsFromString } from "node:v8"

/**
 * Makes V8 13 call all imported functions through one generic wrapper, which it never frees. Later versions contain the
 * correction, and earlier ones do not share wrappers. For use before compiled code is cached or read from a cache: V8
 * accepts it only with the same flags.
 */
export const avoid = (): void => {
  try {
    if (process.versions.v8.startsWith("13.")) setFlagsFromString("--wasm-wrapper-tiering-budget=2147483647")
  } catch {
    // Other runtimes may not have this function of Node.
  }
}
