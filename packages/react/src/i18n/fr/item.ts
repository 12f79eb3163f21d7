/**
 * Words of an item, in French.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ItemMessages } from "../groups/Item.ts"
import { count } from "./format.ts"

/** Words of an item. */
export const item: ItemMessages = {
  createTitle: "Nouvel élément",
  editTitle: "Modifier l’élément",
  create: "Créer",
  creating: "Création…",
  save: "Enregistrer les modifications",
  saving: "Enregistrement…",
  loading: "Chargement…",
  notFound: "Cet élément n’existe pas. Il a peut-être été supprimé.",
  retry: "Réessayer",
  created: "L’élément est créé.",
  saved: "Vos modifications sont enregistrées.",
  unchanged: "Vous n’avez rien modifié : il n’y avait rien à enregistrer.",
  removed: "L’élément est supprimé.",
  reset: "Abandonner les modifications",
  unsaved: (fields) =>
    count(fields, {
      one: "# champ n’est pas encore enregistré.",
      many: "# de champs ne sont pas encore enregistrés.",
      other: "# champs ne sont pas encore enregistrés."
    }),
  changed: "modifié",
  optional: "facultatif",
  linesHint: "Une valeur par ligne.",
  jsonHint: "En JSON, les textes entre guillemets.",
  referencesLater: "Peut être choisi une fois l’élément créé.",
  notChosen: "Aucun choix",
  oddNames: (names) =>
    `Les filtres ne trouvent pas ces champs, à cause d’un point ou d’un dollar dans leur nom : ${names}.`,
  conflict: "Vous avez tous deux modifié ces champs. Choisissez la valeur à garder :",
  mine: "La vôtre",
  theirs: "L’autre",
  saveChosen: "Enregistrer avec ces valeurs",
  remove: "Supprimer",
  removeTitle: "Supprimer cet élément ?",
  removeText: "Il ne pourra pas être récupéré.",
  removing: "Suppression…",
  cancel: "Annuler",
  leaveTitle: "Quitter sans enregistrer ?",
  leaveText: "Ce que vous avez saisi ici n’est pas encore enregistré et sera perdu.",
  leave: "Quitter",
  stay: "Rester",
  signIn: "Se connecter"
}
