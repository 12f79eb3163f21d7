import "@portico/react/styles.css"
import { loadWorld, withWorld } from "@portico/testing/react"
import type { Preview } from "@storybook/react-vite"

const preview: Preview = {
  // Each story has a provider and a client of its own. Its parameter `world` contains the options.
  loaders: [loadWorld],
  decorators: [withWorld]
}

export default preview
