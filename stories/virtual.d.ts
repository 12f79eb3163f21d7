declare module "virtual:portico/scenarios" {
  const names: ReadonlyArray<string>
  export default names
}

declare module "virtual:portico/pages" {
  const pages: ReadonlyArray<import("../.storybook/docs/Pages.ts").ListedPage>
  export default pages
}

declare module "virtual:portico/args/*" {
  const argTypes: Partial<import("storybook/internal/types").ArgTypes>
  export default argTypes
}

declare module "virtual:portico/docs/*" {
  const page: import("../.storybook/docs/Component.ts").Page & {
    readonly compositions: ReadonlyArray<string>
    readonly designed: string | undefined
    readonly stories: ReadonlyArray<import("../.storybook/docs/Showcase.ts").ShowcaseStory>
  }
  export default page
}
