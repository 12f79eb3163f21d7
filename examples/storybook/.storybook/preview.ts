import "@portico/react/styles.css"
import * as MockWorker from "@portico/testing/MockWorker"
import type { Preview } from "@storybook/react-vite"

const preview: Preview = {
  // The worker starts only once, however many stories are loaded.
  loaders: [() => MockWorker.start({ url: `${import.meta.env.BASE_URL}mockServiceWorker.js` })]
}

export default preview
