// @ts-check
import { satteri } from "@astrojs/markdown-satteri"
import starlight from "@astrojs/starlight"
import { defineConfig, passthroughImageService } from "astro/config"
import { readFileSync } from "node:fs"
import publication from "../scripts/publication.json" with { type: "json" }

const sidebar = JSON.parse(readFileSync(new URL(".cache/sidebar.json", import.meta.url), "utf8"))
const search = readFileSync(new URL("src/search.js", import.meta.url), "utf8")
const { homepage, repository } = publication

export default defineConfig({
  ...(homepage === "" ? {} : { site: homepage }),
  // The Markdown of the pages is `site/public`: it is generated, like the pages in `.cache`.
  image: { service: passthroughImageService() },
  markdown: { processor: satteri({ features: { headingAttributes: true, smartPunctuation: false } }) },
  integrations: [
    starlight({
      title: "Portico",
      favicon: "/favicon.svg",
      head: [{ tag: "script", content: search }],
      customCss: ["./src/styles/site.css"],
      components: { PageTitle: "./src/PageTitle.astro" },
      ...(repository === "" ? {} : { social: [{ icon: "github", label: "Repository", href: repository }] }),
      // Long lines wrap. Otherwise each block of code is a region that scrolls, which the keyboard has to reach.
      expressiveCode: {
        defaultProps: { wrap: true, overridesByLang: { sh: { frame: "none" } } },
        // The highlighter has no grammar for the configuration of workerd.
        shiki: { langAlias: { capnp: "txt" } }
      },
      sidebar
    })
  ]
})
