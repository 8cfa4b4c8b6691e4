export { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
