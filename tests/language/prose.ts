import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync, Visitor } from "rolldown/utils"
import { glob, root } from "../architecture/sources.ts"
import { commentsOf } from "./comments.ts"

/** The kinds of prose that the rules distinguish. */
export type Kind = "docstring" | "comment" | "document" | "message" | "title"

/** A paragraph for readers of the code, or a text for users of the application. */
export interface Prose {
  readonly kind: Kind
  readonly line: number
  readonly text: string
}

// Languages other than English, frequent passwords, descriptions and reviews of novels, and the rules themselves.
const unchecked =
  /\/i18n\/locales\/|\/words\/([a-z]+\/)?(?!en\.)[a-z]{2}\.ts$|CommonPasswords|\/scenarios\/(Books|Reviews)\.ts|^tests\/docs\/translating|^tests\/language\//

/** The files that contain prose. */
export const files = glob(
  "*.md",
  "docs/**/*.md",
  "packages/*/*.md",
  "packages/*/src/**/*.{ts,tsx,css}",
  "{scripts,bench,tests,stories,.storybook}/**/*.{ts,tsx,mjs,md,mdx,css}"
).filter((file) => !unchecked.test(file))

/** Returns the prose of a file. */
export const proseOf = (file: string): ReadonlyArray<Prose> => {
  const source = readFileSync(join(root, file), "utf8")
  if (/\.mdx?$/.test(file)) return paragraphs(source)
  if (file.endsWith(".css")) return cssComments(source)
  const comments = commentsOf(file).map(({ isDocstring, line, text }): Prose => ({
    kind: isDocstring ? "docstring" : "comment",
    line,
    text
  }))
  return [...comments, ...strings(file, source)]
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split("\n").length

const blank = (match: string): string => match.replace(/[^\n]/g, " ")

/** Returns the paragraphs of a Markdown or MDX file, without code and JSX. */
const paragraphs = (source: string): ReadonlyArray<Prose> => {
  const plain = source
    .replace(/^ *```[^]*?^ *```/gm, blank)
    .replace(/^(import|export) .*$/gm, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/<\/?[A-Za-z][^>]*>/g, blank)
  return Array.from(plain.matchAll(/(?:^.*[a-z].*\n?)+/gm), ({ 0: text, index }) => ({
    kind: "document",
    line: lineAt(plain, index),
    text
  }))
}

const cssComments = (source: string): ReadonlyArray<Prose> =>
  Array.from(source.matchAll(/\/\*([^]*?)\*\//g), ({ 1: text = "", index }) => ({
    kind: "comment",
    line: lineAt(source, index),
    text: text.replace(/^\s*\* ?/gm, "")
  }))

// In product code only sentences: other strings are names, styles and statements of SQL.
const sentence = /^\p{Lu}[\p{Ll}’']*,? [\p{L}“`‘$].* /u

const titled = /^(it|test|describe|step|layer|it\.\w+|describe\.\w+)$/

/** Returns the test titles of a test or story, or the messages of product code. */
const strings = (file: string, source: string): ReadonlyArray<Prose> => {
  const found: Array<Prose> = []
  const isProduct = file.startsWith("packages/")
  const add = (kind: Kind, start: number, text: string) => found.push({ kind, line: lineAt(source, start), text })
  const addMessage = (start: number, text: string) => {
    const isMessage = /\/i18n\/en\//.test(file) ? /[a-z]{2}/.test(text) && / |^[A-Z]/.test(text) : sentence.test(text)
    if (isProduct && isMessage) add("message", start, text)
  }
  new Visitor({
    Literal: ({ start, value }) => {
      if (typeof value === "string") addMessage(start, value)
    },
    TemplateLiteral: ({ quasis, start }) => addMessage(start, quasis.map(({ value }) => value.cooked).join("`…`")),
    JSXText: ({ start, value }) => {
      if (isProduct && /[a-z]{2}/.test(value)) add("message", start, value.replace(/\s+/g, " ").trim())
    },
    CallExpression: ({ arguments: [title], callee }) => {
      if (isProduct || title?.type !== "Literal" || typeof title.value !== "string") return
      const inner = callee.type === "CallExpression" ? callee.callee : callee
      const name = source.slice(inner.start, inner.end)
      if (titled.test(name)) add("title", title.start, title.value)
    }
  }).visit(parseSync(file, source).program)
  return found
}
