// @ts-check
export { default } from "./requestServer.mjs"
