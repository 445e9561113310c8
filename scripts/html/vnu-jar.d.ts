/** The package is one file of Java and says where it is. */
declare module "vnu-jar" {
  const path: string;
  export default path;
}
