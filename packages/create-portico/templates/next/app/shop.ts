/** The settings that the server and the browser share. The browser needs the address of the provider too. */
export const settings = {
  clientId: "shop",
  host: process.env["NEXT_PUBLIC_PORTICO_HOST"] ?? "http://localhost:4000"
}
