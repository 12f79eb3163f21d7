import type { StorybookConfig } from "@storybook/react-vite"
import { msw } from "msw/vite"

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/*.stories.tsx"],
  addons: ["@storybook/addon-vitest"],
  core: { disableTelemetry: true },
  // Serves the worker script of MSW, and adds it to the build.
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), msw({ mode: "worker-only" })] })
}

export default config
