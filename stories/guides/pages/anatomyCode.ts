import type { Anatomy } from "../../../.storybook/docs/Anatomy.ts"

/** Returns the code of an anatomy, with a placeholder for each required prop. */
export const anatomyCode = (namespace: string, anatomy: ReadonlyArray<Anatomy>): string =>
  anatomy.flatMap((one) => linesOf(namespace, one)).join("\n")

const linesOf = (namespace: string, { hasContent, name, parts, props }: Anatomy): ReadonlyArray<string> => {
  const tag = `${namespace}.${name}`
  const opening = [tag, ...props.map((prop) => `${prop}={${prop}}`)].join(" ")
  if (hasContent) return [`<${opening}>…</${tag}>`]
  if (parts.length === 0) return [`<${opening} />`]
  const inner = parts.flatMap((part) => linesOf(namespace, part)).map((line) => `  ${line}`)
  return [`<${opening}>`, ...inner, `</${tag}>`]
}
