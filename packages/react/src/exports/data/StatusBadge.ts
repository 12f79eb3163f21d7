/** `StatusBadge` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as StatusBadgeParts from "../../data/job/StatusBadgeParts.ts"
export {
  type BadgeClassNames,
  type BadgeRootProps,
  StatusBadge,
  type StatusBadgeProps
} from "../../data/job/StatusBadge.view.tsx"
