/**
 * The compiled code of PGlite, which all threads of a process share. Compiling it again takes about 250 MB per thread.
 *
 * @since 0.1.0
 */
import { readFile } from "node:fs/promises"
import { setFlagsFromString } from "node:v8"

let compiled: Promise<WebAssembly.Module | undefined> | undefined

/** Compiles the code once. Returns undefined if it is not found, in which case each thread loads its own. */
export const load = (): Promise<WebAssembly.Module | undefined> =>
  (compiled ??= Promise.resolve()
    .then(avoidWrappers)
    // Other runtimes may not have this function of Node.
    .catch(() => undefined)
    .then(() => readFile(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"))))
    .then((bytes) => WebAssembly.compile(bytes))
    .catch(() => undefined))

/**
 * Prevents a crash of Node 24. After some calls, V8 compiles a wrapper of each function that WebAssembly imports. All
 * threads share the wrappers, and V8 13 can free one that another thread has just started to use
 * (https://github.com/nodejs/node/issues/64500). With this budget it compiles none, and calls the functions through its
 * generic wrapper. Later versions of V8 have the correction, earlier ones do not share wrappers.
 */
const avoidWrappers = (): void => {
  if (process.versions.v8.startsWith("13.")) setFlagsFromString("--wasm-wrapper-tiering-budget=2147483647")
}
