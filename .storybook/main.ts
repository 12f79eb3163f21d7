import { defineMain } from "@storybook/react-vite/node"
import { msw } from "msw/vite"

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest", "msw-storybook-addon"],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableUpdateChecks: true
  },
  features: { experimentalTestSyntax: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal(config) {
    // Serves (dev, vitest) and emits (build) mockServiceWorker.js, so that no copy is checked in.
    config.plugins = [...(config.plugins ?? []), msw({ mode: "worker-only" })]
    return config
  }
})
