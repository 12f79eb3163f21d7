// @ts-check
export { default } from "./serverRendering.mjs"
