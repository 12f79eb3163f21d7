import type { Sources } from "./Declarations.ts"

const found = import.meta.glob<string>(
  [
    "../../../packages/react/src/{auth,form,data,i18n,runtime,session,theme}/**/*.{ts,tsx}",
    "../../../packages/client/src/auth/*.ts"
  ],
  { eager: true, import: "default", query: "?raw" }
)

/** The sources that the pages of the components read, by their paths in the repository. */
export const sources: Sources = Object.fromEntries(
  Object.entries(found).map(([path, text]) => [path.slice("../../../".length), text])
)

/** Those of the kit alone. */
export const kit: Sources = Object.fromEntries(
  Object.entries(sources).filter(([path]) => path.startsWith("packages/react/"))
)

const storyFiles = import.meta.glob<string>("../../**/*.stories.tsx", {
  eager: true,
  import: "default",
  query: "?raw"
})

/** The text of a file of stories, by the path that Storybook knows it by: `./stories/auth/SignInForm.stories.tsx`. */
export const storySourceOf = (fileName: string): string =>
  storyFiles[`../../${fileName.replace(/^.*?stories\//, "")}`] ?? ""
