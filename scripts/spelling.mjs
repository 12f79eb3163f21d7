// @ts-check
// Checks the spelling of source code and documents by `cspell.config.yaml`. With arguments it checks only those files.
import { globSync, readFileSync } from "node:fs"
import { join, matchesGlob } from "node:path"
import { pathToFileURL } from "node:url"
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads"
import { loadConfig, spellCheckDocument, suggestionsForWord } from "cspell-lib"
import { root } from "./root.mjs"

/** Two processors halve the time; more threads spend it on loading the dictionaries. */
const threads = 2

const settings = await loadConfig(join(root, "cspell.config.yaml"))

/** @param {import("cspell-lib").CSpellSettings["files"]} globs */
const patternsOf = (globs) => (globs ?? []).map((glob) => (typeof glob === "string" ? glob : glob.glob))

/** Returns the files to check. */
const filesToCheck = () => {
  const exclude = patternsOf(settings.ignorePaths)
  const files = globSync(patternsOf(settings.files), { cwd: root }).filter(
    (file) => !exclude.some((pattern) => matchesGlob(file, pattern))
  )
  const chosen = process.argv.slice(2)
  return chosen.length === 0
    ? files
    : chosen.filter((file) => files.includes(file) || files.some((known) => matchesGlob(known, file)))
}

/**
 * Returns the misspellings of a file.
 *
 * @param {string} file
 */
const misspellings = async (file) => {
  const text = readFileSync(join(root, file), "utf8")
  const document = { uri: pathToFileURL(join(root, file)).href, text }
  const { issues } = await spellCheckDocument(document, { generateSuggestions: false, noConfigSearch: true }, settings)
  return issues.map(({ offset, text: word }) => ({ file, line: text.slice(0, offset).split("\n").length, word }))
}

/**
 * Prints the misspellings. Suggestions take half a second a word, so only the first words get them.
 *
 * @param {ReadonlyArray<{ file: string, line: number, word: string }>} found
 */
const print = async (found) => {
  const words = [...new Set(found.map(({ word }) => word))].slice(0, 20)
  const suggested = new Map()
  for (const word of words) {
    const { suggestions } = await suggestionsForWord(word, { numSuggestions: 4 }, settings)
    suggested.set(word, ` (${suggestions.map((suggestion) => suggestion.word).join(", ")})`)
  }
  for (const { file, line, word } of found) console.log(`${file}:${line} ${word}${suggested.get(word) ?? ""}`)
}

/**
 * Returns the misspellings of some files. They are checked in another thread.
 *
 * @param {ReadonlyArray<string>} files
 * @returns {ReturnType<typeof misspellings>}
 */
const checkInThread = (files) =>
  new Promise((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: files }).once("message", resolve).once("error", reject)
  })

if (isMainThread) {
  const files = filesToCheck()
  const parts = Array.from({ length: threads }, (_, part) => files.filter((_, index) => index % threads === part))
  const found = await Promise.all(parts.map(checkInThread))
  await print(found.flat())
  console.log(`${files.length} files, ${found.flat().length} misspellings`)
  if (found.flat().length > 0) {
    console.log("Correct the word, or add it to tests/language/dictionary.txt if it is a name or a term of the field.")
    process.exitCode = 1
  }
} else {
  const found = []
  for (const file of workerData) found.push(...(await misspellings(file)))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a worker has no origin.
  parentPort?.postMessage(found)
}
