/**
 * The provider, its stores and its server, for Node. Browsers import `@portico/provider/Provider`, which needs neither
 * a database nor Node.
 *
 * @since 0.1.0
 */
export * as MemoryStore from "./MemoryStore.ts"
export * as NodeServer from "./NodeServer.ts"
export * as PostgresStore from "./PostgresStore.ts"
export * as Provider from "./Provider.ts"
