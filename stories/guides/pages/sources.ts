import type { Sources } from "./Declarations.ts"

const found = import.meta.glob<string>(
  [
    "../../../packages/react/src/{auth,form,data,i18n,parts,runtime,session,theme}/**/*.{ts,tsx}",
    "../../../packages/client/src/auth/*.ts"
  ],
  { eager: true, import: "default", query: "?raw" }
)

/** The sources for the component pages, by their paths in the repository. */
export const sources: Sources = Object.fromEntries(
  Object.entries(found).map(([path, text]) => [path.slice("../../../".length), text])
)

/** The sources of the kit only. */
export const kit: Sources = Object.fromEntries(
  Object.entries(sources).filter(([path]) => path.startsWith("packages/react/"))
)

const storyFiles = import.meta.glob<string>("../../**/*.stories.tsx", {
  eager: true,
  import: "default",
  query: "?raw"
})

/** Returns the content of a story file by Storybook's path for it: `./stories/auth/SignInForm.stories.tsx`. */
export const storySourceOf = (fileName: string): string =>
  storyFiles[`../../${fileName.replace(/^.*?stories\//, "")}`] ?? ""
