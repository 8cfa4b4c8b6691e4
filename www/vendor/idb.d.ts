export { type DBSchema, type IDBPDatabase, openDB } from "idb";
