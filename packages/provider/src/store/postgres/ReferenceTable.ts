/**
 * The table of references, and the triggers on the tables of items that maintain it. Removing an item also removes its
 * references in the same statement, regardless of the statement.
 *
 * @since 0.1.0
 */

/** The statements that create the table and the trigger function. */
export const referenceTable: ReadonlyArray<string> = [
  `CREATE TABLE refs (
    collection integer NOT NULL REFERENCES collections (number) ON DELETE CASCADE,
    referring text COLLATE "C" NOT NULL,
    field text COLLATE "C" NOT NULL,
    target integer NOT NULL REFERENCES collections (number) ON DELETE CASCADE,
    referenced text COLLATE "C" NOT NULL,
    position bigint GENERATED ALWAYS AS IDENTITY,
    PRIMARY KEY (collection, referring, field, target, referenced)
  )`,
  `CREATE INDEX refs_position ON refs (collection, referring, field, target, position)`,
  `CREATE INDEX refs_referenced ON refs (target, referenced)`,
  // A trigger also sees references that were added while the statement waited for a lock.
  `CREATE FUNCTION forget_references() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE own constant integer := TG_ARGV[0];
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM refs WHERE collection = own OR target = own;
    ELSE
      DELETE FROM refs WHERE collection = own AND referring = ANY (ARRAY(SELECT id FROM removed));
      DELETE FROM refs WHERE target = own AND referenced = ANY (ARRAY(SELECT id FROM removed));
    END IF;
    RETURN NULL;
  END $$`
]

/** Returns the statements that create the triggers on a table of items. */
export const triggers = (table: string, number: number): ReadonlyArray<string> => [
  `CREATE TRIGGER forget_removed AFTER DELETE ON ${table} REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION forget_references('${number}')`,
  `CREATE TRIGGER forget_all AFTER TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION forget_references('${number}')`
]
